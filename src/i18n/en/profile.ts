import type { texts as russian } from '../ru/profile.ts';
import type { EnglishTexts } from '../text-types.ts';

export const texts: EnglishTexts<typeof russian> = {
  title: 'Profile',
  fullName: 'Full name',
  role_one: 'Role',
  role_other: 'Roles',
  group: 'Group',
  noGroup: 'No group',
  email: 'Email',
  login: 'Login',
  gender: 'Gender',
  male: 'Male',
  female: 'Female',
  edit: 'Edit',
  changePassword: 'Change the password',
  editTitle: 'Editing the profile',
  surname: 'Family name',
  name: 'Given name',
  lastName: 'Patronymic',
  editFailed: 'The changes could not be saved. Please try again later',
  editConflict:
    'The profile changed while you were editing it. The new data is shown: check it and save once more.',
  saved: 'The profile has been saved',
  passwordTitle: 'Change of password',
  oldPassword: 'Current password',
  newPassword: 'Enter the new password',
  repeatPassword: 'Repeat the new password',
  passwordFailed: 'The password could not be changed. Please try again later',
  passwordChanged: 'The password has been changed',
};
