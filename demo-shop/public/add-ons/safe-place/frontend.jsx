/* The checkout page's script. With `lock.remove` in block.json, the block is in every checkout. */
/* eslint-disable import/no-unresolved -- Globals of the page; the build knows their names. */
import { registerCheckoutBlock } from '@woocommerce/blocks-checkout';
/* eslint-enable import/no-unresolved */
import metadata from './block.json';
import { SafePlace } from './block';

registerCheckoutBlock( { metadata, component: SafePlace } );
