import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const tabs: BehaviorSource = {
	name: 'tabs',
	selector: '[data-sf-tabs]',
	load: () => import( './tabs' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1',
	covers: [ '2.8' ],
	block: 'tabs',
};
