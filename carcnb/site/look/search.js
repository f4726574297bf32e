// Rules by a question in one's own words: the same, step by step, as carcnb/rulebook/searching.py, which says why.

const [FULL, SYNONYM, PREFIX, SLIP, SLIPS] = [10, 9, 7, 7, 5];
const [LONG, LONGER, BEGUN] = [5, 9, 3];
const [IN_GAME, NAMED, UNNAMED] = [10, 12, 7];
const PHRASE = 4;
const [MOST, WEAKEST] = [10, 4];
const DECISIONS = 3;
const NEAR = 5;
const DOUBLES = "lsz";
const ID = /^(?:D-)?[A-Z]+(?:-[A-Z]+)*-\d[\d.]*\.?$/i;

/** The words of a text, in small letters without accents. */
const plainWords = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const stemOf = (word, endings) => {
  for (const [ending, instead, least] of endings)
    if (word.endsWith(ending) && word.length - ending.length >= least) {
      word = word.slice(0, word.length - ending.length) + instead;
      break;
    }
  const last = word.at(-1);
  return word.length > 3 && last === word.at(-2) && !DOUBLES.includes(last) ? word.slice(0, -1) : word;
};

/** In how many letters two words differ, two that have changed places counting as one; above `most`, more. */
const slips = (one, other, most) => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let last = [];
  let before = [];
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    [last, before, row] = [before, row, [i]];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, last[j - 2] + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
  }
  return row[other.length];
};

/** What is looked up by name in an index: nothing of it is a property that every object has. */
const prepared = (index) => ({
  ...index,
  terms: new Map(Object.entries(index.terms)),
  names: new Map(Object.entries(index.names)),
  synonyms: new Map(Object.entries(index.synonyms)),
  stops: new Set(index.stop),
});

const weighed = (stems, factor) => new Map(stems.map((stem) => [stem, factor]));

/** The units that a word stands for; where it is one, the word itself is enough as well. */
const withSynonyms = (index, stem, factor) => {
  const units = index.synonyms.get(stem);
  return units.map((unit) => {
    const asked = new Map(units.length === 1 ? [[stem, factor]] : []);
    for (const one of unit) if (one !== stem || units.length > 1) asked.set(one, Math.floor((SYNONYM * factor) / FULL));
    return asked;
  });
};

/** The words that one begins, or else differs from by a slip or two; words passed over are known, too. */
const alikeOf = (index, word, stem) => {
  const most = word.length >= LONGER ? 2 : word.length >= LONG ? 1 : 0;
  if (most && index.stop.some((other) => other.length >= LONG && slips(word, other, 1) <= 1)) return [];
  const begun = stem.length >= BEGUN ? [...index.terms.keys()].filter((term) => term.startsWith(stem)) : [];
  if (begun.length || !most) return [weighed(begun, PREFIX)];
  const known = new Set([...index.terms.keys(), ...[...index.synonyms.keys()].filter((one) => !one.includes(" "))]);
  const counted = [...known].map((term) => [term, slips(stem, term, most)]).filter(([, n]) => n <= most);
  const least = Math.min(...counted.map(([, n]) => n));
  const alike = counted.filter(([, n]) => n === least).map(([term]) => term);
  const factor = least === 1 ? SLIP : SLIPS;
  if (alike.length === 1 && index.synonyms.has(alike[0])) return withSynonyms(index, alike[0], factor);
  const meant = alike.flatMap((term) => (index.synonyms.get(term) ?? []).flat());
  return [new Map([...weighed(meant, factor - 1), ...weighed(alike, factor)])];
};

/** What a single word means: itself and its synonyms, or else what is spelt alike. */
const meantBy = (index, word, stem) => {
  if (index.stops.has(word) || (word.length < 2 && !/^\p{Nd}$/u.test(word))) return [];
  if (index.synonyms.has(stem)) return withSynonyms(index, stem, FULL);
  return index.terms.has(stem) ? [weighed([stem], FULL)] : alikeOf(index, word, stem);
};

/** The synonym that several words are, and how much it counts; one of them may be misspelt into no word at all. */
const phraseOf = (index, words, stems) => {
  const phrase = stems.join(" ");
  if (index.synonyms.has(phrase)) return [phrase, SYNONYM];
  const known = [index.stops, index.terms, index.synonyms];
  const unknown = words.filter((word, n) => !known.some((of) => of.has(word) || of.has(stems[n])));
  if (unknown.length !== 1 || unknown[0].length < LONG) return undefined;
  const spaces = stems.length - 1;
  const alike = [...index.synonyms.keys()].filter(
    (one) => one.split(" ").length - 1 === spaces && slips(phrase, one, 2) <= 2,
  );
  return alike.length === 1 ? [alike[0], SLIP] : undefined;
};

/** What the words of a question mean, one unit after another. */
const askedBy = (index, words) => {
  const stems = words.map((word) => stemOf(word, index.endings));
  const asked = [];
  for (let at = 0; at < stems.length; ) {
    let long = Math.min(PHRASE, stems.length - at);
    let found;
    while (long > 1 && !(found = phraseOf(index, words.slice(at, at + long), stems.slice(at, at + long)))) long--;
    if (found) asked.push(...index.synonyms.get(found[0]).map((unit) => weighed(unit, found[1])));
    else asked.push(...meantBy(index, words[at], stems[at]));
    at += Math.max(long, 1);
  }
  return asked;
};

/** How much one word of the question weighs in each document. */
const bestOf = (index, unit) => {
  const best = new Map();
  for (const [stem, factor] of unit) {
    const row = index.terms.get(stem) ?? [];
    for (let i = 0, n = 0; i < row.length; i += 2) {
      n += row[i];
      best.set(n, Math.max(best.get(n) ?? 0, row[i + 1] * factor));
    }
  }
  return best;
};

/** How much each document counts, by whose rule it is. */
const sharesOf = (index, answers) => {
  const shares = index.ids.map(() => IN_GAME);
  const meant = answers.flatMap((unit) => [...unit].filter(([, factor]) => factor >= SLIP).map(([stem]) => stem));
  const named = new Set(meant.map((stem) => index.names.get(stem) ?? -1));
  index.systems.forEach(([first, last, common], number) => {
    if (!common) shares.fill(named.has(number) ? NAMED : UNNAMED, first, last + 1);
  });
  return shares;
};

const split = (index, ranked) => ({
  rules: ranked
    .filter((n) => n < index.decided)
    .slice(0, MOST)
    .map((n) => index.ids[n]),
  decisions: ranked
    .filter((n) => n >= index.decided)
    .slice(0, DECISIONS)
    .map((n) => index.ids[n]),
  near: [],
});

/** Words of the rules that are spelt most like those of a question, as they are written. */
const nearWords = (index, question) => {
  const found = new Map();
  for (const word of plainWords(question)) {
    if (index.stops.has(word)) continue;
    const stem = stemOf(word, index.endings);
    const most = Math.max(1, Math.floor(stem.length / 3));
    for (const term of index.terms.keys()) {
      const n = term.length > 2 && !/^\p{Nd}+$/u.test(term) ? slips(stem, term, most) : most + 1;
      const shown = index.shown[term] ?? term;
      if (n <= most) found.set(shown, Math.min(n, found.get(shown) ?? n));
    }
  }
  const ranked = [...found].sort(([one, n], [other, m]) => n - m || (one < other ? -1 : 1));
  return { rules: [], decisions: [], near: ranked.slice(0, NEAR).map(([shown]) => shown) };
};

/** The ids of the rules that answer a question, the best first, and of decisions; or the words that are near. */
export const finder = (told) => {
  const index = prepared(told);
  return (question) => {
    const wanted = question.trim().toUpperCase();
    if (ID.test(wanted)) {
      const begin = index.ids.filter((id) => id.startsWith(wanted));
      const found = index.ids.includes(wanted) ? [wanted] : begin;
      if (found.length)
        return split(
          index,
          found.map((id) => index.ids.indexOf(id)),
        );
    }
    const asked = askedBy(index, plainWords(question));
    const answers = asked.filter((unit) => [...unit.keys()].some((stem) => index.terms.has(stem)));
    const sure = answers.some((unit) => Math.max(...unit.values()) > SLIP);
    if (answers.length < asked.length && !sure) return nearWords(index, question);
    const points = new Map();
    const words = new Map();
    for (const unit of answers)
      for (const [n, weight] of bestOf(index, unit)) {
        points.set(n, (points.get(n) ?? 0) + weight);
        words.set(n, (words.get(n) ?? 0) + 1);
      }
    const shares = sharesOf(index, answers);
    for (const [n, sum] of points) points.set(n, sum * shares[n] * (words.get(n) + asked.length));
    const ranked = [...points.keys()].sort((n, m) => points.get(m) - points.get(n) || n - m);
    if (!ranked.length) return nearWords(index, question);
    return split(
      index,
      ranked.filter((n) => points.get(n) * WEAKEST >= points.get(ranked[0])),
    );
  };
};
