// Generated from the descriptors of behaviors by `npm run generate`: do not edit.
import type { BehaviorSource } from '@shopfront/behaviors/engine/behavior';
import { addToCart } from '@shopfront/behaviors/cart/add-to-cart/descriptor';
import { addedNotice } from '@shopfront/behaviors/cart/added-notice/descriptor';
import { classicCartButtons } from '@shopfront/behaviors/cart/classic-cart/descriptor';
import { quickView } from '@shopfront/behaviors/dialogs/quick-view/descriptor';
import { contactForm } from '@shopfront/behaviors/forms/contact-form/descriptor';
import { site } from '@shopfront/behaviors/page/site/descriptor';
import { productCollection } from '@shopfront/behaviors/product/product-collection/descriptor';
import { productListing } from '@shopfront/behaviors/product/product-listing/descriptor';
import {
	productPage,
	variableProduct,
} from '@shopfront/behaviors/product/product-page/descriptor';
import { liveSearch } from '@shopfront/behaviors/search/live-search/descriptor';
import {
	wishlist,
	wishlistActions,
	wishlistCount,
	wishlistEvents,
	wishlistVariation,
} from '@shopfront/behaviors/wishlist/button/descriptor';
import { wishlistDialogs } from '@shopfront/behaviors/wishlist/dialogs/descriptor';
import { wishlistPage } from '@shopfront/behaviors/wishlist/page/descriptor';

export const PAGE_BEHAVIORS: readonly BehaviorSource[] = [
	addToCart,
	addedNotice,
	classicCartButtons,
	quickView,
	contactForm,
	site,
	productCollection,
	productListing,
	productPage,
	variableProduct,
	liveSearch,
	wishlist,
	wishlistActions,
	wishlistCount,
	wishlistEvents,
	wishlistVariation,
	wishlistDialogs,
	wishlistPage,
];
