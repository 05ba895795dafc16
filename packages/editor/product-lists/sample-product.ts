import type { ProductResponse } from '@shopfront/store-api';
import { createContext } from '@wordpress/element';

/** `null` outside of a product template. */
export const SampleProduct = createContext< ProductResponse | null >( null );
