import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const lightboxVideo: BehaviorSource = {
	name: 'lightbox-video',
	selector: 'a[data-sf-lightbox=video]',
	load: async () => ( { mount: ( await import( '.' ) ).mountDialog } ),
	starts: 'intent',
};

export const video: BehaviorSource = {
	name: 'video',
	selector: 'a[data-sf-video]:not([data-sf-video=background])',
	load: () => import( '.' ),
	starts: 'intent',
};

export const videoBackground: BehaviorSource = {
	name: 'video-background',
	selector: 'a[data-sf-video=background]',
	load: async () => ( { mount: ( await import( '.' ) ).mountBackground } ),
	starts: 'visible',
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 3.3',
	covers: [ '5.3' ],
	markup: [ '[data-sf-video]' ],
	block: 'video',
};
