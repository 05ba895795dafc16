import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const site: BehaviorSource = {
	name: 'site',
	selector: 'body.sf-site',
	load: () => import( './site' ),
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'site-behaviors.md',
	covers: [ '2.8', '3.9' ],
};
