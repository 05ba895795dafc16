import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { OUTSIDE_BLOCKS } from '@shopfront/names';

/** Not in blocks, whose fields React renders. */
export const passwordToggle: BehaviorSource = {
	name: 'password-toggle',
	selector: `input[type=password]${ OUTSIDE_BLOCKS }`,
	load: () => import( './password-toggle' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1',
	covers: [ '2.7' ],
	markup: [],
};
