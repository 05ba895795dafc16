import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const sizedContainer: BehaviorSource = {
	name: 'sized-container',
	selector: '[data-sf-sized]',
	load: () => import( './sized-container' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1',
	covers: [ '9.1' ],
};
