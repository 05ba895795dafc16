import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const collapseOMatic: BehaviorSource = {
	name: 'collapse-o-matic',
	selector: '.collapseomatic,.expandall,.collapseall',
	load: () => import( './collapse-o-matic' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1.2',
	covers: [ '4.11' ],
};
