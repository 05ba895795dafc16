import { createContext } from '@wordpress/element';
import type { PartScope } from '../app/page-points';

/** The scope of the add-on part that a component belongs to; `null` outside of any. */
export const PartScopeContext = createContext< PartScope | null >( null );
