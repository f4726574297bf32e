/** All that boards are made of. Modules bring it too, so that it lies in one file which all of them share. */
import "./input/listen.ts";
import "./panel/room.ts";
import "./state/store.ts";
import "./wire/jupyter.ts";
