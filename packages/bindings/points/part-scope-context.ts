import { createContext } from '@wordpress/element';
import type { PartScope } from './part-scope';

/** The scope of the add-on part that a component belongs to; `null` outside of any. */
export const PartScopeContext = createContext< PartScope | null >( null );
