/** Packs the npm package. */
import { npmPack } from '../npm.mjs';
import { type Artefact, RELEASE } from './artefact';

/** Writes the archive that npm installs; scripts/packed.mjs checks what is in it. */
export function packTarball(): Artefact {
  const { filename, size } = npmPack('--pack-destination', RELEASE);
  const use = `In a theme's folder: npm install ./${filename}. Then import from shop-islands or shop-islands/react (docs/tutorial.md, docs/react/README.md), or run npx shop-islands ADDRESS (docs/doctor.md).`;
  return {
    path: `${RELEASE}/${filename}`,
    bytes: size,
    what: 'the npm package: loader, islands, React components, types and the doctor',
    use,
  };
}
