/**
 * The behaviors that nearly every product page uses, as one module: three files would be larger and need two more requests
 * (docs/decisions/behaviors.md).
 */
import { mount as mountGallery } from '@shopfront/behaviors/product-gallery';
import { mount as mountTabs } from '@shopfront/behaviors/product-tabs';
import { mount as mountStepper } from '@shopfront/behaviors/quantity-stepper';

export { mountGallery, mountStepper, mountTabs };
