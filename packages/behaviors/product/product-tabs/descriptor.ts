import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { mount } from './product-tabs';

/** Not a chunk of its own, because nearly every product page needs it. */
export const productTabs: BehaviorSource = {
	name: 'product-tabs',
	selector: '.wc-tabs-wrapper',
	load: async () => ( { mount } ),
};

export const about: BehaviorAbout = {
	list: 'products',
	contract: 'product-pages.md 4',
	covers: [ '2.1' ],
};
