// Generated from the descriptors of behaviors by `npm run generate`: do not edit.
import type { BehaviorSource } from '@shopfront/behaviors/engine/behavior';
import { buyNow } from '@shopfront/behaviors/cart/buy-now/descriptor';
import { groupedForm } from '@shopfront/behaviors/cart/grouped-form/descriptor';
import { stickyCart } from '@shopfront/behaviors/cart/sticky-cart/descriptor';
import { galleryLightbox } from '@shopfront/behaviors/gallery/gallery-lightbox/descriptor';
import { gallerySlider } from '@shopfront/behaviors/gallery/gallery-slider/descriptor';
import { galleryZoom } from '@shopfront/behaviors/gallery/gallery-zoom/descriptor';
import { productGallery } from '@shopfront/behaviors/gallery/product-gallery/descriptor';
import { productTabs } from '@shopfront/behaviors/product/product-tabs/descriptor';
import { quantityStepper } from '@shopfront/behaviors/product/quantity-stepper/descriptor';
import { reviewRating } from '@shopfront/behaviors/product/review-rating/descriptor';
import { swatches } from '@shopfront/behaviors/product/swatches/descriptor';
import { variationForm } from '@shopfront/behaviors/product/variation-form/descriptor';

export const PRODUCT_BEHAVIORS: readonly BehaviorSource[] = [
	buyNow,
	groupedForm,
	stickyCart,
	galleryLightbox,
	gallerySlider,
	galleryZoom,
	productGallery,
	productTabs,
	quantityStepper,
	reviewRating,
	swatches,
	variationForm,
];
