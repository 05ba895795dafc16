import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const slider: BehaviorSource = {
	name: 'slider',
	selector: '[data-sf-slider]',
	load: () => import( './slider' ),
	starts: 'visible',
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 3.1',
	covers: [ '2.8' ],
	block: 'slider',
};
