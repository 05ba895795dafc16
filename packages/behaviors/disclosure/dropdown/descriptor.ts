import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const dropdown: BehaviorSource = {
	name: 'dropdown',
	selector: '[data-sf-dropdown]',
	load: () => import( './dropdown' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 2',
	covers: [ '9.2' ],
};
