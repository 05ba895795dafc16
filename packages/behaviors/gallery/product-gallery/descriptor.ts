import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { withEvents } from '@shopfront/behaviors/engine/event-bus';
import { mount } from './product-gallery';

/** Not a chunk of its own, because nearly every product page needs it. */
export const productGallery: BehaviorSource = {
	name: 'product-gallery',
	selector: '.woocommerce-product-gallery',
	load: async () => ( { mount: withEvents( mount ) } ),
};

export const about: BehaviorAbout = {
	list: 'products',
	contract: 'product-pages.md 5',
	covers: [ '2.1' ],
};
