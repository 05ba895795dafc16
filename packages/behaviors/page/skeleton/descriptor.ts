import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { OUTSIDE_BLOCKS } from '@shopfront/names';

/** Not in blocks, whose skeletons React renders. */
export const skeleton: BehaviorSource = {
	name: 'skeleton',
	selector: `[data-sf-skeleton],.wc-block-components-skeleton${ OUTSIDE_BLOCKS }`,
	load: () => import( './skeleton' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1',
	covers: [ '4.12' ],
	markup: [ '[data-sf-skeleton]' ],
};
