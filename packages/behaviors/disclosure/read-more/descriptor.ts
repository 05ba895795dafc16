import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const readMore: BehaviorSource = {
	name: 'read-more',
	selector: '.sf-clamp',
	load: () => import( './read-more' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1',
	covers: [ '4.11' ],
	markup: [ '.sf-clamp', '[data-sf-clamp]' ],
	block: 'read-more',
};
