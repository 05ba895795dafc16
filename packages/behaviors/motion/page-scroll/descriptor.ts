import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

const LINKS = 'a[href*="#"]:not([role]),a[data-sf-scroll]';

export const urlHash: BehaviorSource = {
	name: 'url-hash',
	selector:
		'body:has([data-sf-accordion],[data-sf-collapse],[data-sf-tabs],.collapseomatic)',
	load: async () => ( { mount: ( await import( '.' ) ).mountHash } ),
};

export const backToTop: BehaviorSource = {
	name: 'back-to-top',
	selector: '.sf-top',
	load: async () => ( { mount: ( await import( '.' ) ).mountTop } ),
	starts: 'scroll',
};

export const scrollTo: BehaviorSource = {
	name: 'scroll-to',
	selector: 'body',
	load: async () => ( { mount: ( await import( '.' ) ).mountLinks } ),
	starts: 'intent',
	intentSelector: LINKS,
	holds: LINKS,
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 3.2',
	covers: [ '9.2' ],
	markup: [ '[data-sf-scroll]', '.sf-top' ],
};
