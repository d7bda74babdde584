// Every message between server and browser, as docs/wire.md has them.

export type Value = string | number | Message
export interface Message {
  key: string
  args: [string, Value][]
}

export type Box = [left: number, top: number, width: number, height: number]
export interface Piece {
  id: string
  art: string
  x: number
  y: number
  turn: number
  owner: number | null
  tip: Message | null
  height: number
}
export type Shape = 'cell' | 'hex' | 'disc' | 'card' | 'button'
export interface Spot {
  id: string
  x: number
  y: number
  shape: Shape
  label: Message
  turn: number
}
export type AreaKind = 'table' | 'hand' | 'market' | 'mat' | 'board' | 'dock'
export interface Area {
  id: string
  kind: AreaKind
  box: Box
  pieces: Piece[]
  spots: Spot[]
  owner: number | null
  title: Message | null
  grid?: 'square' | 'hex' | 'flat' // the shape of its cells: a hex has a corner up, flat a side
}
export interface Supply {
  art: string
  count: number
  most: number | null
  label: Message
}
export interface Panel {
  seat: number
  points: number
  is_asked: boolean
  supplies: Supply[]
  hand: number | null
  place: number | null
}
export interface Choice {
  move: string
  picks: string[]
  label: Message
  ghosts: (Piece | null)[]
}
export interface Heap {
  art: string
  count: number
}
export interface Scene {
  viewer: number
  asked: number
  prompt: Message
  areas: Area[]
  panels: Panel[]
  choices: Choice[]
  last: string[]
  last_seat: number | null
  heaps: Heap[]
}

/** How a list has changed: above zero so many stay, below zero so many go, a list comes; the rest of the old ones goes. */
export type Runs<T> = (number | T[])[]
export interface AreaPatch {
  id: string
  box?: Box
  pieces?: Runs<Piece>
  spots?: Runs<Spot>
}
/** What has changed in a scene; an area is told by its id alone if it has not. */
export interface Patch {
  viewer: number
  asked: number
  prompt?: Message
  areas?: (string | AreaPatch | Area)[]
  panels?: Runs<Panel>
  choices?: Choice[]
  last?: string[]
  last_seat?: number | null
  heaps?: Runs<Heap>
}

export interface Feature {
  id: string
  label: Message
  places: [piece: string, x: number, y: number, shape: string][]
  worth: Message
  holders: [seat: number, strength: number][]
  takers: [seat: number, points: number][]
  terms: Term[]
  is_finished: boolean
}

export interface Term {
  label: Message
  count: number
  each: number
}
export interface Event {
  kind: string
  clause: string
  seat: number
  points: number
  message: Message
  terms: Term[]
  holders: [seat: number, strength: number][]
  pieces: string[]
}
export interface Told {
  ply: number
  seat: number
  words: string
  sentence: Message | null
  events: Event[]
}

export interface Seat {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string
  level: string | null
  present: boolean
  away: boolean
  analysis?: boolean // allows others to analyse the live game
  muted?: boolean // may not chat
}
export interface Table {
  code: string
  game: string
  revision: number
  options: Record<string, string>
  title: string
  public: boolean
  status: 'open' | 'playing' | 'over' | 'closed'
  created: number
  host: number | null
  seats: Seat[]
  spectators: number
  commitment: string | null
  ply: number
  asked: number | null
  rematch: string | null
  compiling: { number: number; of: number; step: string } | null
  given: number
  muted?: boolean // spectators may not chat
}
export interface Turn {
  asked: number
  held: number | null
  undo: number[]
  thinking: number | null
}
/** What each browser put in before the first draw: the hash of a number of its own; the number itself once it is revealed. */
export interface Sealed {
  seats: number[]
  hash: string
}
export interface Unsealed extends Sealed {
  nonce: string | null
}
export interface Commitments {
  commitment: string
  hashes: Sealed[]
}
export interface Over {
  places: number[]
  scores: number[]
  secret: string
  commitment: string
  nonces?: Unsealed[]
}
/** What a bot did for a seat while its person was away: moves after this ply, and how many were undone. */
export interface Missed {
  seat: number
  ply: number
  moves: number
  level: string
  undone: number
}
export interface Chat {
  at: number
  seat: number | null
  name: string
  text: string
}
export interface UndoAsked {
  request: number
  seat: number
  ply: number
  waiting: number[]
}

export interface State {
  type: 'state'
  table: Table
  you: number[]
  tokens: (number | null)[]
  version: number
  since: number
  ply: number
  moves: Told[]
  turn: Turn
  scene: Scene | null
  chat: Chat[]
  undo: UndoAsked | null
  over: Over | null
  chance?: Commitments | null
  missed?: Missed[]
}
export interface Update {
  type: 'update'
  version: number
  since: number
  ply: number
  kept: number
  moves: Told[]
  turn: Turn
  scene: Patch
  over: Over | null
}
export interface Refuse {
  type: 'refuse'
  id: string | null
  reason: Message
  clause: string
  version: number
}
export interface SupplyChange {
  art: string
  label: Message
  before: number
  after: number
}
export interface Change {
  seat: number
  points: [before: number, after: number]
  hand: [number, number] | null
  supplies: SupplyChange[]
}
export interface Preview {
  type: 'preview'
  id: string | null
  version: number
  seat: number
  move: string
  certain: boolean
  events: Event[]
  changes: Change[]
}
export interface Why {
  type: 'why'
  id: string | null
  version: number
  move: string | null
  reason: Message | null
  clause: string
}
export interface FeaturesAnswer {
  type: 'features'
  id: string | null
  version: number
  features: Feature[]
}
export type Answer = Preview | Why | FeaturesAnswer
export type FromServer =
  | State
  | Update
  | Refuse
  | Answer
  | { type: 'table'; table: Table }
  | ({ type: 'undo_asked' } & UndoAsked)
  | { type: 'undo_answered'; request: number; granted: boolean }
  | ({ type: 'commitments' } & Commitments)
  | { type: 'thinking'; seat: number | null }
  | ({ type: 'chat' } & Chat)
  | { type: 'pong' }

/** What changes something; its id comes back in a refusal, and sent twice it is done once. */
export type Command =
  | { type: 'play'; version: number; seat: number; move: string; end: boolean; id: string }
  | { type: 'end'; version: number; seat: number; id: string }
  | { type: 'undo'; version: number; seat: number; id: string }
  | { type: 'consent'; request: number; agree: boolean; id: string }
  | { type: 'chat'; text: string; seat: number | null; id: string }
export type FromBrowser =
  | { type: 'hello'; tokens: string[]; version: number; name: string; hash: string | null }
  | Command
  | { type: 'reveal'; nonce: string }
  | { type: 'look'; seat: number | null }
  | { type: 'preview'; version: number; seat: number; move: string; id: string }
  | { type: 'why'; version: number; seat: number; area: string; x: number; y: number; move: string; id: string }
  | { type: 'features'; id: string }
  | { type: 'ping' }

export interface GameFacts {
  name: string
  title: string
  seats: number[]
  minutes: number
  revision: number
  options: { name: string; values: string[] }[]
  turn_clause: string
  ready: boolean
}
export interface SeatLook {
  name: string
  fill: string
  dark: string
  mark: string
  emblem: string
  hatch: string
}
export interface Look {
  seats: SeatLook[]
  themes: Record<'day' | 'dusk', Record<string, string>>
}
export interface NewSeat {
  kind: 'person' | 'bot' | 'open'
  name?: string
  level?: string
}
/** How long the server keeps what; 0 days: until it is deleted by hand. */
export interface Retention {
  over_days: number
  idle_days: number
  open_days: number
  chat_days: number
  upload_days: number
  contact: string
}
export interface Problem {
  status: number
  reason: Message
  clause: string
  text: string
}
export interface Story {
  version: number
  ply: number
  moves: Told[]
}
export interface Still {
  ply: number
  of: number
  move: Told | null
  scene: Scene
}
export interface RecordFacts {
  id: string
  game: string
  seats: number
  options: Record<string, string>
  notes: string[]
  plies: number
  scores: number[]
}
