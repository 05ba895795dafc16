import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { mount } from './product-tabs';

/** In the file of the list, because nearly every product page has it. */
export const productTabs: BehaviorSource = {
	name: 'product-tabs',
	selector: '.wc-tabs-wrapper',
	load: async () => ( { mount } ),
};

export const about: BehaviorAbout = {
	list: 'products',
	contract: 'product-pages.md 4',
};
