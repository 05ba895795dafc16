/** Inline beside the first badge of a page with a drawer. */
import { holdPress } from '@shopfront/behaviors/cart/mini-cart';

holdPress( document );
