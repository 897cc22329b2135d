/** Fake sessions that tests can change. */
import type { Answer } from "../src/state/session.svelte";
import type { Shown } from "../src/state/shown";
import type { Command, ConnectionState } from "../src/net/transport";
import type { Advice, Announced, Asked, ChoiceCost, Refusal, TableView, You } from "../src/net/protocol";

export class FakeSession {
  shown: Shown = $state({ table: null, asked: null, moment: null, summary: null, settled: true });
  question: Asked | null = $state(null);
  kept: Answer | null = $state(null);
  you: You | null = $state({ type: "you", person: 0, seat: 0, host: true });
}

/** A session at a table, which records the commands that are sent. */
export class FakeRoom {
  table: TableView;
  you: You | null = $state(null);
  present: number[];
  watching = 0;
  clockSkew = $state(0);
  announced: Announced | null = $state(null);
  sent: Command[] = [];

  constructor(table: TableView, person = 0, present: number[] = [0]) {
    this.table = $state(structuredClone(table));
    const seat = table.people[person]?.seat ?? null;
    this.you = { type: "you", person, seat, host: table.host === person };
    this.present = present;
  }

  send(command: Command): void {
    this.sent.push(command);
  }
}

/** A session of several people on one device, which records for whom each command is sent. */
export class FakeSharedRoom extends FakeRoom {
  state: ConnectionState = $state("open");
  ours: number[] = $state([]);
  sentAs: [number | null, Command][] = [];

  get shared(): boolean {
    return this.ours.length > 1;
  }

  isOurs(person: number): boolean {
    return this.ours.includes(person);
  }

  sendAs(person: number | null, command: Command): void {
    this.sentAs.push([person, command]);
  }
}

/** A session that is asked something, and notes in which languages advice was asked for. */
export class FakeAdvice {
  shown: Shown = $state({
    table: null,
    asked: null,
    moment: null,
    summary: null,
    settled: true,
  });
  answered: number | null = $state(null);
  question: Asked | null = $state(null);
  advice: Advice | null = $state(null);
  cost: ChoiceCost | null = $state(null);
  state: ConnectionState = $state("open");
  lastRefusal: Refusal | null = $state(null);
  table: TableView | null = null;
  languages: string[] = [];
  sent: Command[] = [];

  constructor(question: Asked) {
    this.ask(question);
  }

  ask(question: Asked | null): void {
    this.question = this.shown.asked = question;
  }

  askAdvice(language: string): void {
    this.languages.push(language);
  }

  send(command: Command): void {
    this.sent.push(command);
  }
}
