/** All that goes between kernel and browser: `python widgets_js/dev/wire.py` writes it. */
import type { Of } from "./read.ts";
export type Asks = [label: string, button: string, fill: string];
export type CardText = [title: string, text: string];
export type Cell = [x: number, y: number];
export type CoverPiece = [seat: string, kind: string, x: number, y: number, lies: boolean];
export type CoverTile = [x: number, y: number, design: string, turn: number];
export type DecisionText = [id: string, text: string];
export type Figure = [key: string, seat: string, kind: string, x: number, y: number, segment: number];
export type FoundRule = [id: string, title: string, short: string];
export type Gain = [x: number, y: number, segment: number, column: number, points: number];
export type GivenFile = [name: string, text: string];
export type Goal = [goal: string, text: string, question: string];
export type Hands = [label: string, file: string];
export type Held = [kind: string, count: number];
export type Hope = [x: number, y: number, fits: number, text: string];
export type Laid = [x: number, y: number, turn: number, design: string];
export type Language = [code: string, name: string];
export type Left = [design: string, left: number, total: number];
export type Letter = [x: number, y: number, segment: number, letter: string, left: number, top: number, named_left: number, named_top: number];
export type Named = [name: string, text: string];
export type Neutral = [key: string, kind: string, x: number, y: number, segments: number[]];
export type OnTrack = [seat: string, kind: string, space: number];
export type OpenEnd = [x: number, y: number, side: string];
export type Opens = [label: string, file: string, button: string];
export type Pair = [one: number, other: number];
export type Parts = [one: string, other: string];
export type PlaceText = [icon: string, text: string, note: string];
export type Point = [x: number, y: number];
export type RuleCell = [rule: string, text: string, known: number, lesson: string];
export type ScoreFigure = [seat: string, piece: string, points: number, space: number, lies: number];
export type Scored = [move: number, seat: string, text: string];
export type Share = [done: number, of: number];
export type Spot = [x: number, y: number, segment: number];
export type Square = [x: number, y: number, turn: number];
export type Standing = [seat: string, count: number, kind: string];
export type StrokeRow = [x: number, y: number, segment: number, to_x: number, to_y: number, colour: "yellow" | "red" | "blue" | "green"];
export type Supply = [kind: string, left: number, total: number];
export type Throw = [x: number, y: number, to_x: number, to_y: number, number: number];
export type Tried = [answer: number, behind: string, level: number];
export interface Act {
  do: "act";
  /** The number of an option. */
  answer: number;
}
/** What could be answered now, the best first. */
export interface Advised {
  /** Where to look, and no more. */
  where: string;
  look: Cell[];
  lines: AdvisedLine[];
  answers: Tried[];
  /** Of the work that is done, from 0 to 1: it sharpens when it is asked for again. */
  share: number;
}
/** One of the best lines. */
export interface AdvisedLine {
  /** The number of its first answer. */
  answer: number;
  behind: string;
  text: string;
}
/** Parts of a dress, and what all that are drawn in it share. */
export interface Art {
  key: string;
  css: string;
  figures: Record<string, FigureKind>;
  /** Symbols by seat. */
  marks: Record<string, string>;
  /** SVG markup by name; the id of its symbol has "cn-" before the name. */
  parts: Record<string, string>;
  /** Of those among the parts. */
  designs: Record<string, Design>;
}
/** Parts of the board's dress, by the names that its sheet has for them. */
export interface AskArt {
  what: "art";
  parts: string[];
}
export interface AskCard {
  what: "card";
  cell: Cell;
  segment: number;
}
/** Advice on what is asked, what the last line has cost, the odds of every square, the points that can be expected.

And what the next player could wish for.  Asked again, it sharpens. */
export interface AskCoach {
  what: "advice" | "verdict" | "odds" | "expected" | "wishes";
  /** How often the same was asked before. */
  again: number;
}
export interface AskLog {
  what: "log";
  before: number;
}
export interface AskOutlook {
  what: "outlook";
  /** The number of an option. */
  answer: number;
}
/** The look back as a page of its own, to print or to send. */
export interface AskPrinted {
  what: "printed";
}
/** Why the tile on a square was laid there. */
export interface AskReasons {
  what: "reasons";
  cell: Cell;
}
/** What the moves of a seat have cost in a game that is over; asked again, it goes on. */
export interface AskReview {
  what: "review";
  seat: string;
  again: number;
}
/** Where a tile, or a figure, of the box of an editor can go. */
export interface AskRoom {
  what: "room";
  tile?: string;
  seat?: string;
  kind?: string;
}
export interface AskRule {
  what: "rule";
  rule: string;
}
export interface AskShare {
  what: "share";
  form: "position" | "record" | "picture";
}
/** What is seen on a square, in words; or what one part of the tile there is called. */
export interface AskSquare {
  what: "square";
  cell: Cell;
  segment?: number;
}
export interface AskWhy {
  what: "why";
  cell: Cell;
  turn: 0 | 1 | 2 | 3;
}
/** How many of some exercises were right. */
export interface Bar {
  text: string;
  right: number;
  of: number;
}
/** A turn that brought one player much. */
export interface BestTurn {
  /** Its number in the game. */
  turn: number;
  seat: string;
  points: number;
  tile: string;
  /** Quarter turns in which it was laid. */
  quarter: number;
  text: string;
  cells: Spot[];
}
/** A paragraph or an entry of a list. */
export interface Block {
  p: Run[];
  li: Run[];
}
/** What somebody gives to be opened: the text of a saved game or of a position, an address, a link. */
export interface Bring {
  do: "open";
  text: string;
}
export interface Card {
  title: string;
  icon: string;
  pill: string;
  closed: boolean;
  facts: string[];
  figures: Standing[];
  who: string;
  /** What is printed or stands here and does more than count. */
  notes: Note[];
  points: Worth[];
  open: OpenEnd[];
}
export interface Choice {
  id: string;
  text: string;
  note: string;
  /** What is painted on the board for it. */
  at?: Spot;
  /** Whether it is one of the right ones, once that may be told. */
  right: boolean;
}
/** A system that can be played with: whether it is, and the sets that its tiles are of. */
export interface Chosen {
  name: string;
  title: string;
  on: boolean;
  sets: string[];
}
/** The tile in hand and those drawn after it. */
export interface Come {
  do: "edit";
  what: "come";
  tiles: string[];
}
/** A few squares of a board, as a small picture of what a row leads to. */
export interface Cover {
  tiles: CoverTile[];
  pieces: CoverPiece[];
}
/** A new game from the way in. */
export interface Deal {
  do: "deal";
  seats: string[];
  names: string[];
  /** How strong those are that are computed; empty for people. */
  levels?: string[];
  expansions: string[];
  farmers: boolean;
}
/** What is decided about a rule where the booklets leave it open; it opens by its label. */
export interface Decided {
  label: string;
  told: DecisionText[];
}
/** A tile is 100 x 100 units. */
export interface Design {
  /** What it shows as it is drawn, in words, by language. */
  look: Record<string, string>;
  /** In the order cities, roads, fields, singles. */
  segments: Segment[];
  /** 25 x 25 patches. */
  grid: string[];
  /** Of walls. */
  ends: Point[];
  /** Where pieces lie that are on no segment. */
  rest?: Point;
  /** Where what is printed on the tile as a whole is, if a figure can be put there. */
  sign?: Point;
}
/** The panel of an editor: of a position, of a lesson, or the way back from trying one. */
export interface Desk {
  kind: "position" | "lesson" | "trial";
  systems: Chosen[];
  box: Left[];
  /** The tile in hand and those after it. */
  coming: string[];
  /** Pieces of nobody's in the box. */
  pieces: Held[];
  first: string;
  /** One more player can sit down. */
  room: boolean;
  text: string;
  code: string;
  told: string;
  good: boolean;
  /** What is built is a real table, to be counted. */
  counts: boolean;
  draft?: Draft;
}
/** The lesson that is being written. */
export interface Draft {
  title: string;
  at: number;
  pages: Step[];
  page: Page;
  file: string;
  /** There is a file of that name: saving once more writes over it. */
  exists: boolean;
  /** Lessons beside the notebook, while this one has not been begun. */
  files: string[];
  /** The Python that opens the lesson just saved. */
  line: string;
}
/** All that is drawn on the position from now on. */
export interface Draw {
  do: "chalk";
  chalk: StrokeRow[];
}
/** A button of the editor. */
export interface EditPress {
  do: "edit";
  what: "sit" | "clear" | "play" | "count" | "lesson" | "position" | "add" | "try" | "back" | "unmove";
}
/** The last page of a lesson or a quiz: what was done, what is worth another look, and what may come now. */
export interface End {
  facts: string[];
  bars: Bar[];
  again: Block[];
  /** The first is what most will want. */
  offers: Offer[];
  /** Whose figure wears one, where something larger is done. */
  crown: string;
}
/** The points that everybody can expect at the end. */
export interface Expected {
  seats: ExpectedSeat[];
}
/** The points that a seat can expect at the end: the sum of what its terms say. */
export interface ExpectedSeat {
  seat: string;
  points: number;
  /** The same as text. */
  told: string;
  terms: ExpectedTerm[];
  /** How much of what completing would add counts; empty where nothing would. */
  note: string;
}
/** What brings somebody points. */
export interface ExpectedTerm {
  points: string;
  text: string;
  /** Where it lies; a part of it stands for a feature. */
  at: Spot[];
}
/** How a kind of figure is drawn, upright and lying, and where its player's mark goes. */
export interface FigureKind {
  symbol: string;
  mark?: Point;
  scale?: number;
  lying: string;
  lying_mark?: Point;
  /** It belongs to nobody and has a colour of its own. */
  neutral: boolean;
}
/** The end of a game; nothing of it is sent before. */
export interface Final {
  title: string;
  winners: string[];
  columns: string[];
  groups: FinalGroup[];
  totals: number[];
  /** Of each column: points at the start, after every turn, and at the end. */
  curve: number[][];
  best: BestTurn[];
}
export interface FinalGroup {
  title: string;
  rows: FinalRow[];
}
export interface FinalRow {
  text: string;
  values: number[];
  gains: Gain[];
  rule: string;
}
/** A page of the way in, or what it opens. */
export interface Go {
  do: "home";
  to: string;
}
export interface Goto {
  do: "goto";
  to: number;
}
/** Files that a class has handed in, each with its name. */
export interface Hand {
  do: "hand";
  files: GivenFile[];
}
/** The way in: the page that is open; away from it only that there is a way back. */
export interface Home {
  at: "away" | "start" | "list" | "table";
  title: string;
  text: string;
  /** Above the rows. */
  said: Block[];
  /** A name that is asked for, what the button says that gives it, what a browser may fill in. */
  ask?: Asks;
  /** A text or a file that can be opened. */
  opens?: Opens;
  /** Files that a class has handed in are taken. */
  hands?: Hands;
  asks?: Inquiry;
  /** What the way back is called, if it does not lead home. */
  back: string;
  /** The page that it was opened from. */
  up: string;
  rows: HomeRow[];
  path: PathChapter[];
  /** The names of the parts that covers are drawn with. */
  art: string;
  table?: Table;
  map: RuleGroup[];
  /** What comes after the map. */
  more: HomeRow[];
  /** After so many seconds it asks to be told anew, as long as somebody sees it. */
  again?: number;
}
/** A line of a page: where it leads, or the address of another notebook; a title if it leads nowhere. */
export interface HomeRow {
  to: string;
  href: string;
  /** What is at that address is saved as a file of this name. */
  file: string;
  text: string;
  note: string;
  icon: string;
  share?: Share;
  cover?: Cover;
  /** What most will want. */
  first: boolean;
}
/** What may still come to every empty square. */
export interface Hopes {
  squares: Hope[];
}
/** Where a question about the rules can be asked in one's own words, and what answers the last one. */
export interface Inquiry {
  label: string;
  button: string;
  question: string;
  /** How many rules were found, or what is near; read aloud. */
  said: string;
  answer?: Rule;
  /** What comes next. */
  found: FoundRule[];
}
export interface Keep {
  do: "edit";
  what: "save";
  file: string;
  /** Write over a file of that name. */
  over: boolean;
}
/** Where the track does more than count. */
export interface Lane {
  dark: number[];
  /** Those that count no points. */
  figures: OnTrack[];
}
export interface Lay {
  do: "edit";
  what: "lay";
  tile: string;
  cell: Cell;
  turn: 0 | 1 | 2 | 3;
}
export interface Lesson {
  title: string;
  where: string;
  step: number;
  steps: Step[];
  heading: string;
  caption: Block[];
  light: Spot[];
  /** Letters of segments or whole cells, with their places and what they name. */
  marks: Letter[];
  /** What the letters and the light point at, to be read aloud. */
  points: string[];
  /** Something is asked about the board, and nothing there may answer it. */
  quiet: boolean;
  /** How far a feature reaches may be shown. */
  extents: boolean;
  track: "none" | "small" | "large";
  /** Which lesson of its chapter it is. */
  place: string;
  end?: End;
  /** Nothing follows but the end. */
  last: boolean;
  /** The board shows what was asked about, played. */
  played: boolean;
  /** What the game asks here may be tried, once the reader wants to. */
  tries: boolean;
  /** Segments whose figures are ringed. */
  figures: Spot[];
  /** Entries of the log that are shown below the caption, by id. */
  log: number[];
  task: Task | null;
  back: boolean;
  next: boolean;
  off_path: boolean;
  /** Figures at hand and tiles left matter. */
  stock: boolean;
}
export interface Light {
  do: "edit";
  what: "light";
  cell: Cell;
  segment: number;
}
export interface Line {
  text: string;
  rule: string;
  cells: Spot[];
}
/** Go on with a lesson beside the notebook. */
export interface Load {
  do: "edit";
  what: "load";
  file: string;
}
export interface LogEntry {
  id: number;
  /** The number of the event that began its turn: entries with the same one are one row. */
  turn: number;
  text: string;
  /** What is read aloud. */
  say: string;
  seat: string;
  /** "tile" where one was laid; of a figure that was put down its role, or its kind. */
  icon: string;
  /** That figure in a word, such as "Knight". */
  what: string;
  strong: boolean;
  points?: number;
  sum: SumLine[];
  rule: string;
  cells: Spot[];
}
export interface LogPage {
  log: LogEntry[];
  more: boolean;
}
/** What is marked on the timeline of a record; sent once. */
export interface Marks {
  of: number;
  /** The first move of every turn. */
  turns: number[];
  scores: Scored[];
  /** Moves with a comment. */
  notes: number[];
}
export interface Mode {
  do: "edit";
  what: "lighting" | "asks";
  on: boolean;
}
/** A move of a game that is over. */
export interface MoveCost {
  /** How many answers there were before it. */
  at: number;
  turn: number;
  /** Empty where none was laid. */
  tile: string;
  quarter: number;
  /** What it has cost, or by how much it was ahead of all others. */
  points: string;
  /** How far it was from the best, from 0 to 4. */
  level: number;
  /** What it did. */
  text: string;
  /** What would have been better, and what decides; empty where it was best. */
  better: string;
}
export interface MoveTile {
  do: "edit";
  what: "move";
  cell: Cell;
  to: Cell;
  turn: 0 | 1 | 2 | 3;
}
export interface Note {
  text: string;
  rule: string;
}
export interface OfPage {
  do: "edit";
  what: "open" | "drop" | "earlier" | "later";
  page: number;
}
export interface OfSeat {
  do: "edit";
  what: "rise" | "first";
  seat: string;
}
/** A button on the last page. */
export interface Offer {
  /** What it asks the director for. */
  do: string;
  text: string;
  note: string;
  to?: number;
}
export interface Option {
  /** Its number among the answers to the question: what is sent back. */
  id: number;
  text: string;
  note: string;
  cell?: Cell;
  segment?: number;
  /** Two of one tile that are chosen together. */
  segments?: Pair;
  /** These two in words, to be read aloud. */
  parts?: Parts;
  icon: string;
  figure: string;
  card: string;
  tile: string;
  /** The space of the score track that it is about. */
  space?: number;
  /** The space that its figure comes from. */
  start?: number;
}
export interface Outlook {
  lines: Line[];
}
export interface Own {
  do: "edit";
  what: "hold";
  seat: string;
  kind: string;
  count: number;
}
/** The page of a lesson that is being written. */
export interface Page {
  heading: string;
  text: string;
  /** What was played, as sentences of the log. */
  moves: string[];
  asks: boolean;
  task: string;
  goal: string;
  /** What can be asked of the solution that was played. */
  goals: Goal[];
  hints: string[];
  wrong: string;
  /** The numbers to pick from, where the question is answered by one. */
  choices: string;
  light: Spot[];
  /** A click on the board lights what is there; else it plays. */
  lighting: boolean;
  /** By field what it says in another language, while it says nothing in this one. */
  instead: Record<string, string>;
}
/** A part of a path: its lessons, how many of them are done, and whether it is the one to go on with. */
export interface PathChapter {
  text: string;
  note: string;
  share: Share;
  now: boolean;
  rows: HomeRow[];
}
/** Where figures and pieces may be put or taken, one text for all: "x y segment id say kinds;". */
export interface Places {
  kinds: string[];
  texts: PlaceText[];
  rows: string;
}
export interface Play {
  do: "edit";
  what: "system";
  name: string;
  on: boolean;
}
/** A board that is presented to a class. */
export interface Present {
  stage: "free" | "title" | "text" | "question" | "options" | "moves" | "answer" | "end";
  /** The choices of the class, which are judged when the answer is revealed. */
  picked: string[];
  /** The board was made for this: it leads back to nothing else. */
  stays: boolean;
}
export interface Press {
  do: "skip" | "undo" | "redo" | "new" | "again" | "rematch" | "look" | "show" | "hide" | "think";
}
export interface Prompt {
  seat: string;
  /** Who is on turn, where that is somebody else than is asked. */
  turn: string;
  kind: "over" | "place" | "figure" | "choose";
  step: number;
  steps: string[];
  who: string;
  question: string;
  facts: string;
  /** The rule that asks. */
  rule: string;
  tile: string | null;
  /** What that tile shows in each of its turns, to be read aloud. */
  looks: string[];
  at: Square | null;
  /** Where the tile fits, as in a ``Room``; its answers in this order. */
  squares: string;
  options: Option[];
  places?: Places;
  refused: Refused[];
  skip: boolean;
  /** Only its player may read the answers. */
  closed: boolean;
  /** The card it is about, by name. */
  card: string;
  /** What another move than the one taken back does to the draws that were seen. */
  anew: string;
  then: Line[];
}
/** A figure on a segment, or (no seat) a piece of nobody's; one that stands somewhere comes from there. */
export interface Put {
  do: "edit";
  what: "put" | "lift";
  seat: string;
  kind: string;
  cell: Cell;
  segment: number;
  source?: Spot;
}
export interface Refusal {
  kind: "refused";
  n: number;
  /** The number of the message that is refused, if it had one. */
  no?: number;
  text: string;
  rule: string | null;
  rule_text: string;
}
export interface Refused {
  segment: number;
  icon: string;
  text: string;
  note: string;
  rule: string;
}
/** The answer to each question. */
export interface Replies {
  card: Card;
  outlook: Outlook;
  why: Why;
  square: Told;
  rule: Rule;
  log: LogPage;
  share: Shared;
  room: Room;
  art: Art;
  advice: Advised;
  verdict: Verdict;
  odds: Hopes;
  expected: Expected;
  review: SeatCost;
  wishes: Wishes;
  reasons: Told;
  printed: Told;
}
/** Whose cards can be shown and put away here. */
export interface Reveal {
  seat: string;
  text: string;
  open: boolean;
}
export interface Room {
  /** Where a tile fits: "x y turns;", the turns as digits. */
  squares: string;
  /** Where a figure can stand. */
  spots: Spot[];
  /** What the tile shows in each of its turns, to be read aloud. */
  looks: string[];
}
export interface Rule {
  id: string;
  title: string;
  text: string;
  /** Related rules by id. */
  see: string[];
  /** An example: a small board as an SVG document; shown as a picture, so nothing in it can run. */
  picture: string;
  /** The address at which it can be read, where a site is known. */
  page: string;
  decided?: Decided;
}
/** Rules that exercises of a topic ask about, in a group of a map, and where these exercises are. */
export interface RuleGroup {
  to: string;
  text: string;
  note: string;
  rules: RuleCell[];
  /** Of an expansion that was not begun. */
  later: boolean;
}
export interface Run {
  t: string;
  b: boolean;
  i: boolean;
  code: boolean;
  rule: string;
}
/** What was sent has been done, and nothing is different. */
export interface Same {
  kind: "same";
  n: number;
  /** Of the message that was heard, if it has one. */
  no?: number;
}
export interface Seat {
  seat: string;
  name: string;
  mark: string;
  score: number;
  cards: number[];
  active: boolean;
  supply: Supply[];
  /** The kinds of tokens that the game has. */
  tokens: Held[];
  /** What is said beside the name of one who is. */
  computed: string;
}
/** What the moves of one seat have cost; of those that cost most, or were well found, the first one most. */
export interface SeatCost {
  seat: string;
  /** Empty until the whole game has been gone through. */
  text: string;
  costly: MoveCost[];
  found: MoveCost[];
  /** What every seat could expect at the beginning and after each turn. */
  curve: number[][];
  /** Of the game that has been gone through: it goes on when it is asked for again. */
  share: number;
}
export interface Seated {
  do: "edit";
  what: "seat";
  seat: string;
  name?: string;
  points?: number;
}
/** A segment of a tile: its kind, its outline and middle line as paths, and where a figure stands. */
export interface Segment {
  kind: string;
  area: string;
  line: string;
  anchor: Point;
}
/** The game in some form, to hand on; without a text the note says why. */
export interface Shared {
  text: string;
  note: string;
  /** A page that opens the position in any browser, where a site is known. */
  link: string;
}
/** What a board draws, by name. */
export interface Sheet {
  /** Of the art: parts with the same key and name are the same wherever they come from. */
  key: string;
  /** The names of all parts: shapes, and "t-" and its name for a design. */
  parts: string;
  /** Symbols by kind, about 10 high around (0, 0). */
  tokens: Record<string, string>;
  /** Symbols by name, 60 x 84, of their backs by the name of the deck. */
  cards: Record<string, string>;
}
export interface Speak {
  do: "language";
  lang: string;
}
export interface Step {
  title: string;
  task: boolean;
  done: boolean;
}
/** One line of a sum, ready to show: "3 tiles × 2", its value in points, its rule. */
export interface SumLine {
  text: string;
  value: number;
  rule: string;
}
/** What a new game is asked for. */
export interface Table {
  seats: string[];
  /** Of those who sit there to begin with. */
  names: string[];
  /** How strong one can be that is computed. */
  levels: Named[];
  expansions: Named[];
  /** Games at one click that are not the first to be offered. */
  weaker: HomeRow[];
}
export interface Take {
  do: "edit";
  what: "take";
  cell: Cell;
}
export interface Task {
  tag: string;
  question: string;
  tile: string | null;
  /** Quarter turns in which a question with choices means its tile. */
  turn?: number;
  state: "open" | "given" | "right" | "notyet";
  /** It takes one answer, and no other. */
  once: boolean;
  /** Something has been done on the board that can be taken back. */
  begun: boolean;
  form: "" | "act" | "one" | "several" | "places" | "number";
  choices: Choice[] | null;
  /** The last answer, of several choices with commas between, of places with semicolons. */
  picked: string;
  note: string;
  /** What a number that is asked for counts. */
  counts: string;
  feedback: Block[];
  /** It tells that what was given is no answer at all. */
  astray: boolean;
  /** What a button says that tells what is true. */
  shows: string;
  /** What a button says that brings another exercise like it. */
  twin: string;
  hints_left: number;
  /** Those that were asked for, oldest first. */
  hints: Block[][];
}
/** Where a board that goes through a record is. */
export interface Timeline {
  /** The move of the record that the slider stands at. */
  at: number;
  text: string;
  /** Where a line of the reader's own began; empty on the record. */
  own: string;
  /** How many moves both lines have in common. */
  fork: number;
  comment: string;
  back: boolean;
  next: boolean;
  /** What a button says that takes over, lets others be computed then, or not any more. */
  computed: string;
  /** It is the way of a game just played, and leads back to its end. */
  leave: boolean;
}
export interface Told {
  text: string;
}
export interface Traits {
  sheet: Sheet;
  words: Words;
  view: View;
  ui: Ui;
  /** Empty on a board that goes through no record. */
  record?: Marks;
}
/** A button in the panel of a lesson or a record. */
export interface Turn {
  do: "lesson";
  what: string;
  to?: number;
  answer?: string;
}
export interface TurnLaid {
  do: "edit";
  what: "turn";
  cell: Cell;
  /** Quarter turns clockwise. */
  by: 1 | 3;
}
export interface Ui {
  theme: "auto" | "light" | "dark" | "contrast";
  /** None: as high as the page leaves. */
  height: number | null;
  outlook: boolean;
  /** Whether each line of play is judged, as long as nobody says otherwise. */
  coach: boolean;
  /** The id of the model, by which the page's manager knows it. */
  model: string;
}
/** What is said of a place where what is done is not kept, with the file to save instead. */
export interface Unkept {
  said: string;
  save: string;
  file: string;
  href: string;
}
/** What the last line of a person has cost against the best one. */
export interface Verdict {
  /** Empty: there is nothing to judge. */
  text: string;
  level: number;
  /** How many answers there were before it: to go to when it is taken back. */
  at: number;
  /** What the best one would have done; empty where it was best. */
  better: string;
  /** The best ones, as far as they lay a tile. */
  best: Laid[];
  share: number;
}
/** Everything that changes with a move, stamped with ``n``, the number of answers, and ``line``. */
export interface View {
  /** Its number among those that the board has shown: what changes is told of one by its number. */
  rev: number;
  n: number;
  /** How often answers that this board had shown were left for others. */
  line: number;
  seats: Seat[];
  /** "x y design turn feature feature ...;". */
  tiles: string;
  figures: Figure[];
  neutral: Neutral[];
  /** The last one. */
  throw?: Throw;
  /** What kinds of figures, pieces and tokens are called. */
  names: Record<string, string>;
  track: ScoreFigure[];
  lane?: Lane;
  /** The cards of each seat by name, those face down by their deck. */
  hands: Record<string, string[]>;
  /** What is said of the cards that may be seen. */
  cards: Record<string, CardText>;
  reveal?: Reveal;
  /** What is drawn on this position by hand. */
  chalk: StrokeRow[];
  left: Left[];
  left_total: number;
  log: LogEntry[];
  log_more: boolean;
  prompt: Prompt;
  final: Final | null;
  can_undo: boolean;
  can_redo: boolean;
  playable: boolean;
  /** An opponent that is computed is to answer, once a page asks for that. */
  thinks: boolean;
  lesson: Lesson | null;
  timeline?: Timeline;
  desk?: Desk;
  home?: Home;
  present?: Present;
  /** What is done on this board is not kept, or not as it should be. */
  unkept?: Unkept;
  /** The answers count for one person: it is not presented to a class. */
  alone: boolean;
}
export interface Why {
  text: string;
  rule: string | null;
  rule_text: string;
  edges: string[];
}
/** A tile that would help the next player: as it would be laid, how many are left of it, and what that brings. */
export interface WishedTile {
  laid: Laid;
  left: string;
  /** More than with an average tile. */
  points: string;
  text: string;
}
/** The tiles left that the next player could wish for, the best first. */
export interface Wishes {
  /** Whose they are; empty until all have been tried. */
  text: string;
  tiles: WishedTile[];
  /** Of the tiles that have been tried: it goes on when it is asked for again. */
  share: number;
}
export interface Words {
  lang: string;
  langs: Language[];
  w: Record<string, string>;
}
export interface Worth {
  label: string;
  value: number;
  sum: string;
  rule: string;
  /** There where the sum has more than one. */
  lines: SumLine[];
}
/** A text of the lesson, or of the page that is open. */
export interface Write {
  do: "edit";
  what: "write";
  field: "title" | "heading" | "text" | "task" | "wrong" | "hint-1" | "hint-2" | "goal" | "choices";
  text: string;
}
export type Sent = Act | Press | Goto | Speak | Turn | Go | Deal | Bring | Hand | Draw | Lay | MoveTile | TurnLaid | Take | Put | Seated | OfSeat | Own | Come | Play | EditPress | OfPage | Write | Light | Mode | Keep | Load;
export type Question = AskCard | AskOutlook | AskWhy | AskSquare | AskRule | AskLog | AskShare | AskRoom | AskArt | AskCoach | AskReview | AskReasons | AskPrinted;
const t = 0;
const n = 1;
const f = 2;
export const Sheet: Of<Sheet> = { key: t, parts: t, tokens: { "*": t }, cards: { "*": t } };
export const Words: Of<Words> = { lang: t, langs: [[t, t]], w: { "*": t } };
export const Seat: Of<Seat> = { seat: t, name: t, mark: t, score: n, cards: [n], active: f, supply: [[t, n, n]], tokens: [[t, n]], computed: t };
export const Lane: Of<Lane> = { dark: [n], figures: [[t, t, n]] };
export const Reveal: Of<Reveal> = { seat: t, text: t, open: f };
export const SumLine: Of<SumLine> = { text: t, value: n, rule: t };
export const LogEntry: Of<LogEntry> = { id: n, turn: n, text: t, say: t, seat: t, icon: t, what: t, strong: f, "points?": n, sum: [SumLine], rule: t, cells: [[n, n, n]] };
export const Option: Of<Option> = { id: n, text: t, note: t, "cell?": [n, n], "segment?": n, "segments?": [n, n], "parts?": [t, t], icon: t, figure: t, card: t, tile: t, "space?": n, "start?": n };
export const Places: Of<Places> = { kinds: [t], texts: [[t, t, t]], rows: t };
export const Refused: Of<Refused> = { segment: n, icon: t, text: t, note: t, rule: t };
export const Line: Of<Line> = { text: t, rule: t, cells: [[n, n, n]] };
export const Prompt: Of<Prompt> = { seat: t, turn: t, kind: "over|place|figure|choose", step: n, steps: [t], who: t, question: t, facts: t, rule: t, tile: { "?": t }, looks: [t], at: { "?": [n, n, n] }, squares: t, options: [Option], "places?": Places, refused: [Refused], skip: f, closed: f, card: t, anew: t, then: [Line] };
export const FinalRow: Of<FinalRow> = { text: t, values: [n], gains: [[n, n, n, n, n]], rule: t };
export const FinalGroup: Of<FinalGroup> = { title: t, rows: [FinalRow] };
export const BestTurn: Of<BestTurn> = { turn: n, seat: t, points: n, tile: t, quarter: n, text: t, cells: [[n, n, n]] };
export const Final: Of<Final> = { title: t, winners: [t], columns: [t], groups: [FinalGroup], totals: [n], curve: [[n]], best: [BestTurn] };
export const Step: Of<Step> = { title: t, task: f, done: f };
export const Run: Of<Run> = { t: t, b: f, i: f, code: f, rule: t };
export const Block: Of<Block> = { p: [Run], li: [Run] };
export const Bar: Of<Bar> = { text: t, right: n, of: n };
export const Offer: Of<Offer> = { do: t, text: t, note: t, "to?": n };
export const End: Of<End> = { facts: [t], bars: [Bar], again: [Block], offers: [Offer], crown: t };
export const Choice: Of<Choice> = { id: t, text: t, note: t, "at?": [n, n, n], right: f };
export const Task: Of<Task> = { tag: t, question: t, tile: { "?": t }, "turn?": n, state: "open|given|right|notyet", once: f, begun: f, form: "|act|one|several|places|number", choices: { "?": [Choice] }, picked: t, note: t, counts: t, feedback: [Block], astray: f, shows: t, twin: t, hints_left: n, hints: [[Block]] };
export const Lesson: Of<Lesson> = { title: t, where: t, step: n, steps: [Step], heading: t, caption: [Block], light: [[n, n, n]], marks: [[n, n, n, t, n, n, n, n]], points: [t], quiet: f, extents: f, track: "none|small|large", place: t, "end?": End, last: f, played: f, tries: f, figures: [[n, n, n]], log: [n], task: { "?": Task }, back: f, next: f, off_path: f, stock: f };
export const Timeline: Of<Timeline> = { at: n, text: t, own: t, fork: n, comment: t, back: f, next: f, computed: t, leave: f };
export const Chosen: Of<Chosen> = { name: t, title: t, on: f, sets: [t] };
export const Page: Of<Page> = { heading: t, text: t, moves: [t], asks: f, task: t, goal: t, goals: [[t, t, t]], hints: [t], wrong: t, choices: t, light: [[n, n, n]], lighting: f, instead: { "*": t } };
export const Draft: Of<Draft> = { title: t, at: n, pages: [Step], page: Page, file: t, exists: f, files: [t], line: t };
export const Desk: Of<Desk> = { kind: "position|lesson|trial", systems: [Chosen], box: [[t, n, n]], coming: [t], pieces: [[t, n]], first: t, room: f, text: t, code: t, told: t, good: f, counts: f, "draft?": Draft };
export const Decided: Of<Decided> = { label: t, told: [[t, t]] };
export const Rule: Of<Rule> = { id: t, title: t, text: t, see: [t], picture: t, page: t, "decided?": Decided };
export const Inquiry: Of<Inquiry> = { label: t, button: t, question: t, said: t, "answer?": Rule, found: [[t, t, t]] };
export const Cover: Of<Cover> = { tiles: [[n, n, t, n]], pieces: [[t, t, n, n, f]] };
export const HomeRow: Of<HomeRow> = { to: t, href: t, file: t, text: t, note: t, icon: t, "share?": [n, n], "cover?": Cover, first: f };
export const PathChapter: Of<PathChapter> = { text: t, note: t, share: [n, n], now: f, rows: [HomeRow] };
export const Table: Of<Table> = { seats: [t], names: [t], levels: [[t, t]], expansions: [[t, t]], weaker: [HomeRow] };
export const RuleGroup: Of<RuleGroup> = { to: t, text: t, note: t, rules: [[t, t, n, t]], later: f };
export const Home: Of<Home> = { at: "away|start|list|table", title: t, text: t, said: [Block], "ask?": [t, t, t], "opens?": [t, t, t], "hands?": [t, t], "asks?": Inquiry, back: t, up: t, rows: [HomeRow], path: [PathChapter], art: t, "table?": Table, map: [RuleGroup], more: [HomeRow], "again?": n };
export const Present: Of<Present> = { stage: "free|title|text|question|options|moves|answer|end", picked: [t], stays: f };
export const Unkept: Of<Unkept> = { said: t, save: t, file: t, href: t };
export const View: Of<View> = { rev: n, n: n, line: n, seats: [Seat], tiles: t, figures: [[t, t, t, n, n, n]], neutral: [[t, t, n, n, [n]]], "throw?": [n, n, n, n, n], names: { "*": t }, track: [[t, t, n, n, n]], "lane?": Lane, hands: { "*": [t] }, cards: { "*": [t, t] }, "reveal?": Reveal, chalk: [[n, n, n, n, n, "yellow|red|blue|green"]], left: [[t, n, n]], left_total: n, log: [LogEntry], log_more: f, prompt: Prompt, final: { "?": Final }, can_undo: f, can_redo: f, playable: f, thinks: f, lesson: { "?": Lesson }, "timeline?": Timeline, "desk?": Desk, "home?": Home, "present?": Present, "unkept?": Unkept, alone: f };
export const Ui: Of<Ui> = { theme: "auto|light|dark|contrast", height: { "?": n }, outlook: f, coach: f, model: t };
export const Marks: Of<Marks> = { of: n, turns: [n], scores: [[n, t, t]], notes: [n] };
export const Traits: Of<Traits> = { sheet: Sheet, words: Words, view: View, ui: Ui, "record?": Marks };
export const Note: Of<Note> = { text: t, rule: t };
export const Worth: Of<Worth> = { label: t, value: n, sum: t, rule: t, lines: [SumLine] };
export const Card: Of<Card> = { title: t, icon: t, pill: t, closed: f, facts: [t], figures: [[t, n, t]], who: t, notes: [Note], points: [Worth], open: [[n, n, t]] };
export const Outlook: Of<Outlook> = { lines: [Line] };
export const Why: Of<Why> = { text: t, rule: { "?": t }, rule_text: t, edges: [t] };
export const Told: Of<Told> = { text: t };
export const LogPage: Of<LogPage> = { log: [LogEntry], more: f };
export const Shared: Of<Shared> = { text: t, note: t, link: t };
export const Room: Of<Room> = { squares: t, spots: [[n, n, n]], looks: [t] };
export const FigureKind: Of<FigureKind> = { symbol: t, "mark?": [n, n], "scale?": n, lying: t, "lying_mark?": [n, n], neutral: f };
export const Segment: Of<Segment> = { kind: t, area: t, line: t, anchor: [n, n] };
export const Design: Of<Design> = { look: { "*": t }, segments: [Segment], grid: [t], ends: [[n, n]], "rest?": [n, n], "sign?": [n, n] };
export const Art: Of<Art> = { key: t, css: t, figures: { "*": FigureKind }, marks: { "*": t }, parts: { "*": t }, designs: { "*": Design } };
export const AdvisedLine: Of<AdvisedLine> = { answer: n, behind: t, text: t };
export const Advised: Of<Advised> = { where: t, look: [[n, n]], lines: [AdvisedLine], answers: [[n, t, n]], share: n };
export const Verdict: Of<Verdict> = { text: t, level: n, at: n, better: t, best: [[n, n, n, t]], share: n };
export const Hopes: Of<Hopes> = { squares: [[n, n, n, t]] };
export const ExpectedTerm: Of<ExpectedTerm> = { points: t, text: t, at: [[n, n, n]] };
export const ExpectedSeat: Of<ExpectedSeat> = { seat: t, points: n, told: t, terms: [ExpectedTerm], note: t };
export const Expected: Of<Expected> = { seats: [ExpectedSeat] };
export const MoveCost: Of<MoveCost> = { at: n, turn: n, tile: t, quarter: n, points: t, level: n, text: t, better: t };
export const SeatCost: Of<SeatCost> = { seat: t, text: t, costly: [MoveCost], found: [MoveCost], curve: [[n]], share: n };
export const WishedTile: Of<WishedTile> = { laid: [n, n, n, t], left: t, points: t, text: t };
export const Wishes: Of<Wishes> = { text: t, tiles: [WishedTile], share: n };
export const Replies: Of<Replies> = { card: Card, outlook: Outlook, why: Why, square: Told, rule: Rule, log: LogPage, share: Shared, room: Room, art: Art, advice: Advised, verdict: Verdict, odds: Hopes, expected: Expected, review: SeatCost, wishes: Wishes, reasons: Told, printed: Told };
export const Refusal: Of<Refusal> = { kind: t, n: n, "no?": n, text: t, rule: { "?": t }, rule_text: t };
export const Same: Of<Same> = { kind: t, n: n, "no?": n };
