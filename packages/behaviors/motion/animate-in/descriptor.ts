import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const animateIn: BehaviorSource = {
	name: 'animate-in',
	selector: '[data-sf-animate]',
	load: () => import( './animate-in' ),
	starts: 'visible',
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 3',
	covers: [ '9.2' ],
};
