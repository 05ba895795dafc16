import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const editShortcuts: BehaviorSource = {
	name: 'edit-shortcuts',
	selector: '[data-sf-edit]',
	load: () => import( './edit-shortcuts' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1',
	covers: [ '6' ],
};
