/** Chooses the scene of a game: by the words of its title, or at random if they do not decide it. */
import { type Dice, pick } from '../dice';
import type { Scene } from '../shapes';
import { board, castle, city, machine } from './built';
import { mountains, road, village, wood } from './land';
import { deep, sea } from './water';
import { door, garden, space, stage } from './wonder';

const byWord: readonly [words: RegExp, scene: Scene][] = [
  [/tide|captain|island|harbour|storm|narrows|lighthouse|quill/i, sea],
  [/fathom|deep|under glass/i, deep],
  [/rally|kart|velodrome|sprint|haul|circuit|run\b|caravan|passage/i, road],
  [/star|cloud|skyhold|colony|nebula|orbit|zenith|vector|odyssey/i, space],
  [/kingdom|crown|dominion|bastion|legacy|keepers/i, castle],
  [/night|courier|academy|heist|brigade|grid/i, city],
  [/machine|iron|rail|engine|foundry|workshop|reactor|mechanics|inventors|sundial/i, machine],
  [/marshal|tactics|gambit|ledger|archive|junction/i, board],
  [/moon|opera|dreaming/i, stage],
  [/lantern|debt|sanctum|descent|protocol/i, door],
  [/bloom|orchard|garden|meadow|hearts|glasswing/i, garden],
  [/village|puddle|parish|terrace|bellwether|yard/i, village],
  [/moss|forest|feral|wandering/i, wood],
  [/ember|ashfall|north|kestrel|summit|horizon|frontier/i, mountains],
];

const all: readonly Scene[] = byWord.map(([, scene]) => scene);

export const sceneOf = (name: string, roll: Dice): Scene =>
  byWord.find(([words]) => words.test(name))?.[1] ?? pick(roll, all);

export const anyScene = (roll: Dice): Scene => pick(roll, all);
