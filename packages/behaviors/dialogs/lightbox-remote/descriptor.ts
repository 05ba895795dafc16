import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const lightboxRemote: BehaviorSource = {
	name: 'lightbox-remote',
	selector: 'a[data-sf-lightbox=remote]',
	load: () => import( './lightbox-remote' ),
	starts: 'intent',
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 2',
	covers: [ '2.7' ],
	markup: [],
};
