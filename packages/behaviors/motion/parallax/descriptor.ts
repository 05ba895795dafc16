import type { BehaviorAbout } from '@shopfront/behaviors/engine/behavior';

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 3',
	covers: [ '9.2' ],
	markup: [ '[data-sf-parallax]' ],
};
