/** Lessons. The referee's reply to every answer comes with them, so nothing is decided here. */

import type { Lesson, LessonStep, Move, Reply } from "../../net/protocol";

/** The rules behind each lesson, to be read afterwards. */
export const RULES_OF_LESSON: Record<string, string[]> = {
  bust: ["T.2", "B.1", "B.2"],
  "second-chance": ["SC.1", "SC.2", "SC.3", "SC.4"],
  freeze: ["FZ.1", "FZ.2", "FZ.3"],
  "flip-three": ["F3.2", "F3.6", "F3.8", "F3.9"],
  "flip-7": ["F7.1", "F7.2", "F7.3"],
};

export function replyTo(step: LessonStep, choice: Move | number): Reply | null {
  return step.replies.find((reply) => reply.choice === choice) ?? null;
}

/** Count the answers from this step to what the lesson shows. */
export function answersLeft(lesson: Lesson, step = 0): number {
  const reply = lesson.steps[step]?.replies.find((each) => each.leads);
  return reply ? 1 + (reply.next === null ? 0 : answersLeft(lesson, reply.next)) : 0;
}
