// The one polite status region; it is on the page from the start, so that its first message is heard.
import { useEffect, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { listenForAnnouncements } from "./announcements.ts";

export function Announcer() {
  const [said, setSaid] = useState({ text: "", turn: 0 });
  useEffect(() => listenForAnnouncements((text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))), []);
  // Saying the same words twice in a row must change the text: a trailing space is added every other time.
  const text = said.turn % 2 ? said.text : `${said.text}\u00a0`;
  return (
    <VisuallyHidden>
      <span role="status" data-announcer="">
        {said.text && text}
      </span>
    </VisuallyHidden>
  );
}
