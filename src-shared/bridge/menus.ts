import * as v from 'valibot';
import { answers, call, message } from './call';

const Words = v.pipe(v.string(), v.maxLength(300));

const MenuItemSchema = v.strictObject({
  /** What comes back when the item is chosen. */
  id: Words,
  words: Words,
  /** As tinykeys writes keys. */
  keys: v.optional(v.pipe(v.string(), v.maxLength(40))),
  isEnabled: v.boolean(),
  /** Given for what can be on or off. */
  isOn: v.optional(v.boolean()),
});
export type NativeMenuItem = v.InferOutput<typeof MenuItemSchema>;

const MenuSchema = v.strictObject({
  id: v.picklist(['file', 'edit', 'view', 'help']),
  words: Words,
  groups: v.pipe(v.array(v.pipe(v.array(MenuItemSchema), v.maxLength(30))), v.maxLength(20)),
});

/** The menus as they stand now, for a system that shows them itself. */
const NativeMenusSchema = v.pipe(v.array(MenuSchema), v.maxLength(10));
export type NativeMenus = v.InferOutput<typeof NativeMenusSchema>;

/** How the page shows its menus where the system draws them. */
export const MENU_CALLS = {
  /** The menus as they stand now; where the window shows them itself nothing comes of it. */
  showMenus: call(NativeMenusSchema, answers<void>()),
};

/** What main tells the page of menus that the system draws. */
export const MENU_EVENTS = {
  /** An item of a menu that the system shows was chosen; its id comes. */
  onMenuChosen: message<string>(),
};
