import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const lazyScript: BehaviorSource = {
	name: 'lazy-script',
	selector: '[data-sf-script]',
	load: () => import( './lazy-script' ),
	starts: 'visible',
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 3',
	covers: [ '2.8' ],
};
