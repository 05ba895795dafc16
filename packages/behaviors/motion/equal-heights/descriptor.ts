import type { BehaviorAbout } from '@shopfront/behaviors/engine/behavior';

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1',
	covers: [ '9.1' ],
	markup: [ '[data-sf-equalize]' ],
};
