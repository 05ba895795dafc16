// Generated from the descriptors of behaviors by `npm run generate`: do not edit.
import type { BehaviorSource } from '@shopfront/behaviors/engine/behavior';
import { addToCart } from '@shopfront/behaviors/cart/add-to-cart/descriptor';
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
import { wishlistActions } from '@shopfront/behaviors/wishlist/wishlist-actions/descriptor';
import { wishlistDialogs } from '@shopfront/behaviors/wishlist/wishlist-dialogs/descriptor';
import { wishlistEvents } from '@shopfront/behaviors/wishlist/wishlist-events/descriptor';
import { wishlistPage } from '@shopfront/behaviors/wishlist/wishlist-page/descriptor';
import { wishlistVariation } from '@shopfront/behaviors/wishlist/wishlist-variation/descriptor';
import {
	wishlist,
	wishlistCount,
} from '@shopfront/behaviors/wishlist/wishlist/descriptor';

export const PAGE_BEHAVIORS: readonly BehaviorSource[] = [
	addToCart,
	classicCartButtons,
	quickView,
	contactForm,
	site,
	productCollection,
	productListing,
	productPage,
	variableProduct,
	liveSearch,
	wishlistActions,
	wishlistDialogs,
	wishlistEvents,
	wishlistPage,
	wishlistVariation,
	wishlist,
	wishlistCount,
];
