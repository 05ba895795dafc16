import { createContext } from '@wordpress/element';
import type { AddOnScope } from '../app/page-extension-points';

/** `null` outside of add-on parts. */
export const AddOnScopeContext = createContext< AddOnScope | null >( null );
