import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const lightboxPictures: BehaviorSource = {
	name: 'lightbox-pictures',
	selector:
		// A link of a group belongs to the group.
		'[data-sf-gallery],a[data-sf-lightbox]:not([href^="#"],[data-sf-lightbox=video],[data-sf-lightbox=remote],[data-sf-gallery] *)',
	load: () => import( './picture-links' ),
	starts: 'intent',
	intentSelector: 'a',
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 2',
	covers: [ '9.4' ],
	markup: [ '[data-sf-gallery]' ],
	block: 'lightbox-gallery',
};
