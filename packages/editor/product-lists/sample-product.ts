import type { ProductResponse } from '@shopfront/store-api';
import { createContext } from '@wordpress/element';

/** The sample product that the blocks of a product template show; `null` outside of one. */
export const SampleProduct = createContext< ProductResponse | null >( null );
