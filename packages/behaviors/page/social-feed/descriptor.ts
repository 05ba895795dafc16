import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const socialFeed: BehaviorSource = {
	name: 'social-feed',
	selector: '[data-sf-feed]',
	load: () => import( './social-feed' ),
	starts: 'visible',
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 3.4',
	covers: [ '8.1' ],
};
