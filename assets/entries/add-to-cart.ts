import { startAddForms } from '@shopfront/behaviors/add-to-cart';
import { startClassicCart } from '@shopfront/behaviors/classic-cart';
import { readBlockSources } from '@shopfront/behaviors/block-loader';

startAddForms( window, readBlockSources( document ) );
startClassicCart( window );
