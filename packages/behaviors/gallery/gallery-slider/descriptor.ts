import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { withEvents } from '@shopfront/behaviors/engine/event-bus';

export const gallerySlider: BehaviorSource = {
	name: 'gallery-slider',
	selector: '.woocommerce-product-gallery',
	load: async () => ( {
		mount: withEvents( ( await import( './gallery-slider' ) ).mount ),
	} ),
	starts: 'intent',
};

export const about: BehaviorAbout = {
	list: 'products',
	contract: 'product-pages.md 5',
	covers: [ '2.1', '9.4' ],
};
