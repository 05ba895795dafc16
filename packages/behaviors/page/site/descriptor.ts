import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

/** Adds the behaviors of all kinds of pages, where the page says that it has some. */
export const site: BehaviorSource = {
	name: 'site',
	selector: 'body.sf-site',
	load: () => import( './site' ),
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'site-behaviors.md',
};
