import { createContext } from '@wordpress/element';
import type { AddOnScope } from '../app/page-extension-points';

/** The scope of the add-on part that contains a component; `null` outside of add-on parts. */
export const AddOnScopeContext = createContext< AddOnScope | null >( null );
