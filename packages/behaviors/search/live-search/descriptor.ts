import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const liveSearch: BehaviorSource = {
	name: 'live-search',
	selector: 'form.sf-search',
	load: () => import( './live-search' ),
	starts: 'intent',
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'live-search.md 1',
	covers: [ '2.5', '3.3', '5.3', '7.3', '8.2', '9.5' ],
};
