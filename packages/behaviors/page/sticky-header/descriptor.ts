import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const stickyHeader: BehaviorSource = {
	name: 'sticky-header',
	selector: '.sf-header[data-sf-sticky]',
	load: () => import( './sticky-header' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 2',
	covers: [ '4.10' ],
	markup: [ '.sf-header', '[data-sf-sticky]', '[data-sf-sticky-sidebar]' ],
};
