import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const countUp: BehaviorSource = {
	name: 'count-up',
	selector: '[data-sf-count]',
	load: () => import( './count-up' ),
	starts: 'visible',
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 3',
	covers: [ '9.2' ],
	block: 'count-up',
};
