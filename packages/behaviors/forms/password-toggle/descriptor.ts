import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { OUTSIDE_BLOCKS } from '@shopfront/names';

/** React renders the fields of blocks. */
export const passwordToggle: BehaviorSource = {
	name: 'password-toggle',
	selector: `input[type=password]${ OUTSIDE_BLOCKS }`,
	load: () => import( './password-toggle' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1',
	markup: [],
};
