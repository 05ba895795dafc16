/**
 * The behaviors that nearly every product page uses, as one module: four files would be 0.7 KiB larger and need three more
 * requests (docs/decisions/behaviors.md).
 */
import { mount as mountGallery } from '@shopfront/behaviors/product-gallery';
import { mount as mountTabs } from '@shopfront/behaviors/product-tabs';
import { mount as mountStepper } from '@shopfront/behaviors/quantity-stepper';
import { mount as mountSticky } from '@shopfront/behaviors/sticky-cart';

export { mountGallery, mountStepper, mountSticky, mountTabs };
