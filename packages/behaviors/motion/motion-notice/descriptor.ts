import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { isStill } from '@shopfront/behaviors/engine/dom';

export const motionNotice: BehaviorSource = {
	name: 'motion-notice',
	selector: 'body',
	load: () => import( './motion-notice' ),
	isEnabled: () => isStill( window ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 3',
	covers: [ '6' ],
	markup: [],
};
