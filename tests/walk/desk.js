// Boards in a page without Jupyter: what they say goes to the process that walks, and what that answers comes back.
import { hostOf, mount } from "./board.js";

const boards = {};
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

const desk = {
  pending: 0,
  delay: 0, // ms that the kernel takes for each answer
  sent: [], // all that was said, less questions

  open(id, state) {
    const heard = {};
    const parts = { ...state };
    const dictionary = {};
    const model = {
      get: (name) => (name === "dictionary" ? dictionary : name === "art" ? null : parts[name]),
      set: (name, value) => void (parts[name] = value),
      on: (name, hear) => void (heard[name] ??= []).push(hear),
      off: () => {},
      save_changes: () => {},
      send: (message) => void say(id, message),
    };
    const told = (name, ...args) => {
      for (const hear of heard[name] ?? []) hear(...args);
    };
    const put = (state) => {
      if (state.words) dictionary[state.words.lang] = state.words.w;
      Object.assign(parts, state);
      for (const name of Object.keys(state)) told(`change:${name}`);
    };
    if (state.words) dictionary[state.words.lang] = state.words.w;
    const place = document.createElement("section");
    place.dataset.board = id;
    document.querySelector("main").append(place);
    boards[id] = { put, send: (message) => told("msg:custom", message) };
    boards[id].close = mount(hostOf(model), place);
  },

  close(id) {
    boards[id].close();
    document.querySelector(`[data-board="${id}"]`).remove();
    delete boards[id];
  },

  take(told) {
    for (const [id, kind, what] of told) boards[id]?.[kind](what);
  },
};

async function say(id, message) {
  if (message.do !== "ask") desk.sent.push(message);
  desk.pending++;
  try {
    const told = JSON.parse(await window.kernel(JSON.stringify({ board: id, message })));
    if (desk.delay) await wait(desk.delay);
    await window.walkJudges?.shown();
    desk.take(told);
  } finally {
    desk.pending--;
  }
}

window.desk = desk;
