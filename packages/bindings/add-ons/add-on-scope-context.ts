import { createContext } from '@wordpress/element';
import type { AddOnScope } from '../app/page-extension-points';

/** The scope of the add-on part that a component belongs to; `null` outside of any. */
export const AddOnScopeContext = createContext< AddOnScope | null >( null );
